import { renderGuestBookNews } from '@passepartout/business-documents'
import { emailRecipientOf, type RecipientContext } from '@passepartout/commerce/emails'
import { createOrderToken } from '@passepartout/commerce/orders'
import { shopOfOrder } from '@passepartout/commerce/stored-orders'
import { type Database, findOrderOfGuestBook, takeGuestBookNews } from '@passepartout/db'
import { systemPath } from '@passepartout/domain'
import type { Jobs } from '@passepartout/jobs'

export interface GuestBookEmailContext extends RecipientContext {
  db: Database
  jobs: Pick<Jobs, 'sendLater'>
  now: Date
  secret: string
}

/** Writes the mail that tells the owner of a book how many entries wait, if any still do. */
export async function enqueueGuestBookEmail(
  context: GuestBookEmailContext,
  { bookId }: { bookId: string },
): Promise<void> {
  const { db, now, jobs, pageUrl, secret } = context
  await db.transaction(async tx => {
    const found = await findOrderOfGuestBook(tx, { id: bookId })
    const news = found && (await takeGuestBookNews(tx, { id: bookId, now }))
    if (!found || !news || news.waiting === 0) return
    const { book, order } = found
    const shop = shopOfOrder(order)
    const message = renderGuestBookNews({
      ...(await emailRecipientOf(context, shop, order.email)),
      ...{ kind: book.kind, title: book.title, waiting: news.waiting },
      url: pageUrl(shop, `${systemPath(shop, 'order')}/${createOrderToken(order.id, secret)}/guest-book`),
    })
    await jobs.sendLater(tx, { kind: 'guest-book-news', message, now })
  })
}
