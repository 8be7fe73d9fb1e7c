import { stopShareMailNow } from '@passepartout/contracts'
import { type Database, takeDraftNews } from '@passepartout/db'
import { pageHref, shopFor } from '@passepartout/domain'
import type { Signer } from '@passepartout/http'
import type { Jobs } from '@passepartout/jobs'
import { renderShareNews } from '@passepartout/paper'
import { type DraftReader, openDocument, openedUrl } from '../drafts/index.ts'
import { type RecipientContext, recipientOf } from '../letters/index.ts'
import { labelKey } from './page-label.ts'
import { shareMailPage, shareMailToken } from './share-mail.ts'

export interface ShareLetterContext extends RecipientContext {
  db: Database
  jobs: Pick<Jobs, 'sendLater'>
  now: Date
  secret: string
  draftReader: DraftReader
  keys?: { link: Signer } | undefined
}

/** Writes the mail that tells a design's maker what was said by its links, if it is due and there is something to tell. */
export async function writeShareLetter(
  context: ShareLetterContext,
  { mailId }: { mailId: string },
): Promise<void> {
  const { db, now, jobs, pageUrl } = context
  await db.transaction(async tx => {
    const news = await takeDraftNews(tx, { id: mailId, now })
    if (!news) return
    const { mail, draft, comments, ...rest } = news
    const shop = shopFor(mail.channel, mail.locale)
    const token = shareMailToken(mail.id, 'stop', context.keys?.link ?? context.secret)
    const parsed = await openDocument(context, draft.document)
    const pages = parsed.ok ? parsed.document.pages : []
    const labelOf = (pageId: string) => {
      const index = pages.findIndex(({ id }) => id === pageId)
      const page = pages[index]
      return parsed.ok && page && pages.length > 1
        ? { key: labelKey(parsed.document.kind, page), number: index + 1 }
        : null
    }
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
