import { type Database, findOrderOfGuestBook, takeGuestBookNews } from '@passepartout/db'
import { systemPath } from '@passepartout/domain'
import type { Jobs } from '@passepartout/jobs'
import { renderGuestBookNews } from '@passepartout/paper'
import { orderToken } from '../checkout/index.ts'
import { type RecipientContext, recipientOf } from '../letters/index.ts'
import { shopOf } from '../orders/index.ts'

export interface GuestBookLetterContext extends RecipientContext {
  db: Database
  jobs: Pick<Jobs, 'sendLater'>
  now: Date
  secret: string
}

/** Writes the mail that tells the owner of a book how many entries wait, if any still do. */
export async function writeGuestBookLetter(
  context: GuestBookLetterContext,
  { bookId }: { bookId: string },
): Promise<void> {
  const { db, now, jobs, pageUrl, secret } = context
  await db.transaction(async tx => {
    const found = await findOrderOfGuestBook(tx, { id: bookId })
    const news = found && (await takeGuestBookNews(tx, { id: bookId, now }))
    if (!found || !news || news.waiting === 0) return
    const { book, order } = found
    const shop = shopOf(order)
    const message = renderGuestBookNews({
      ...(await recipientOf(context, shop, order.email)),
      ...{ kind: book.kind, title: book.title, waiting: news.waiting },
      url: pageUrl(shop, `${systemPath(shop, 'order')}/${orderToken(order.id, secret)}/guest-book`),
    })
    await jobs.sendLater(tx, { kind: 'guest-book-news', message, now })
  })
}
