import { stopShareMailNow } from '@passepartout/contracts'
import { type Database, findDueDraftMail, takeDraftNews } from '@passepartout/db'
import { pageLabel } from '@passepartout/document'
import { pageHref, shopFor } from '@passepartout/domain'
import type { Jobs } from '@passepartout/jobs'
import { renderShareNews } from '@passepartout/paper'
import type { ApiKeys, DraftReader } from '../../deps.ts'
import { keysOf } from '../../http/api-keys.ts'
import { openDocument, openedUrl } from '../drafts/index.ts'
import { type RecipientContext, recipientOf } from '../letters/index.ts'
import { shareMailPage, shareMailToken } from './share-mail.ts'

export interface ShareLetterContext extends RecipientContext {
  db: Database
  jobs: Pick<Jobs, 'sendLater'>
  now: Date
  secret: string
  draftReader: DraftReader
  keys?: ApiKeys | undefined
}

/** The database's clock, which begins jobs, may be ahead of this one: the job is tried again. */
export class MailTooEarlyError extends Error {
  override name = 'MailTooEarlyError'
}

/**
 * Writes the mail that tells a design's maker what was said by its links, if there is something to tell.
 *
 * @throws MailTooEarlyError
 */
export async function writeShareLetter(
  context: ShareLetterContext,
  { mailId }: { mailId: string },
): Promise<void> {
  const { db, now, jobs, pageUrl } = context
  const due = await findDueDraftMail(db, { id: mailId })
  if (!due) return
  if (due.dueAt > now) throw new MailTooEarlyError(`due at ${due.dueAt.toISOString()}`)
  // A large document takes seconds: no transaction stays open meanwhile.
  const parsed = await openDocument(context, due.document)
  await db.transaction(async tx => {
    const news = await takeDraftNews(tx, { id: mailId, now })
    if (!news) return
    const { mail, draft, comments, ...rest } = news
    const shop = shopFor(mail.channel, mail.locale)
    const labelOf = (pageId: string) => (parsed.ok ? pageLabel(parsed.document, pageId, shop.locale) : null)
    const token = shareMailToken(mail.id, 'stop', keysOf(context).link)
    const message = renderShareNews({
      ...(await recipientOf(context, shop, news.to)),
      ...rest,
      title: draft.title,
      comments: comments.map(({ pageId, ...comment }) => ({ ...comment, page: labelOf(pageId) })),
      url: `${new URL(pageHref(shop, openedUrl(draft, shop.locale)), pageUrl(shop, '/')).href}#share`,
      stopUrl: shareMailPage(context, shop, 'stop', token),
      stopAtOnceUrl: `${new URL(pageUrl(shop, '/')).origin}${stopShareMailNow.path}?token=${token}`,
    })
    await jobs.sendLater(tx, { kind: 'share-news', message, now })
  })
}
