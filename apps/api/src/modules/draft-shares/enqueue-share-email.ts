import { renderShareNews } from '@passepartout/business-documents'
import { emailRecipientOf, type RecipientContext } from '@passepartout/commerce/emails'
import { unsubscribeShareNotificationOneClick } from '@passepartout/contracts'
import { claimDraftNews, type Database, findDueDraftNotification } from '@passepartout/db'
import { pageLabel } from '@passepartout/document'
import { pageHref, shopFor } from '@passepartout/domain'
import type { Jobs } from '@passepartout/jobs'
import type { ApiKeys, DraftParser } from '../../deps.ts'
import { resolveApiKeys } from '../../http/api-keys.ts'
import { draftEditUrlUnchecked, parseStoredDocument } from '../drafts/index.ts'
import { shareNotificationPage, shareNotificationToken } from './share-notification.ts'

export interface ShareEmailContext extends RecipientContext {
  db: Database
  jobs: Pick<Jobs, 'sendLater'>
  now: Date
  secret: string
  draftReader: DraftParser
  keys?: ApiKeys | undefined
}

/** The job started too early, because the clock of its database may be ahead of this one; it is retried. */
export class EmailNotDueError extends Error {
  override name = 'EmailNotDueError'
}

/**
 * Sends the email that informs a draft's owner about new comments and approvals, if there are any.
 *
 * @throws EmailNotDueError
 */
export async function enqueueShareEmail(
  context: ShareEmailContext,
  { mailId }: { mailId: string },
): Promise<void> {
  const { db, now, jobs, pageUrl } = context
  const due = await findDueDraftNotification(db, { id: mailId })
  if (!due) return
  if (due.dueAt > now) throw new EmailNotDueError(`due at ${due.dueAt.toISOString()}`)
  // Parsing a large document takes seconds, so it happens outside the transaction.
  const parsed = await parseStoredDocument(context, due.document)
  await db.transaction(async tx => {
    const news = await claimDraftNews(tx, { id: mailId, now })
    if (!news) return
    const { mail, draft, comments, ...rest } = news
    const shop = shopFor(mail.channel, mail.locale)
    const labelOf = (pageId: string) => (parsed.ok ? pageLabel(parsed.document, pageId, shop.locale) : null)
    const token = shareNotificationToken(mail.id, 'stop', resolveApiKeys(context).link)
    const message = renderShareNews({
      ...(await emailRecipientOf(context, shop, news.to)),
      ...rest,
      title: draft.title,
      comments: comments.map(({ pageId, ...comment }) => ({ ...comment, page: labelOf(pageId) })),
      url: `${new URL(pageHref(shop, draftEditUrlUnchecked(draft, shop.locale)), pageUrl(shop, '/')).href}#share`,
      stopUrl: shareNotificationPage(context, shop, 'stop', token),
      stopAtOnceUrl: `${new URL(pageUrl(shop, '/')).origin}${unsubscribeShareNotificationOneClick.path}?token=${token}`,
    })
    await jobs.sendLater(tx, { kind: 'share-news', message, now })
  })
}
