import { setShareNotification } from '@passepartout/contracts'
import type { useShop, Visitor } from '../../shop.fixture.ts'
import { EmailNotDueError, enqueueShareEmail } from './enqueue-share-email.ts'

/** Actions for tests of notifications about shared drafts. */
export function createNotificationDriver(shop: ReturnType<typeof useShop>, clock: () => Date) {
  const letters = async () =>
    (await shop().db.query.emailOutbox.findMany({ orderBy: (mail, { asc }) => asc(mail.createdAt) }))
      .filter(({ kind }) => kind.startsWith('share-'))
      .map(({ kind, message }) => ({ kind, ...message }))

  const context = () => {
    const { deps } = shop()
    return { ...deps, sellers: deps.sellers(), now: clock() }
  }
  return {
    letters,
    news: async () => (await letters()).filter(({ kind }) => kind === 'share-news'),
    context,
    /** Acts as the worker when an email is due; one that is not due is retried later. */
    async writesLetters() {
      for (const { id } of await shop().db.query.draftNotifications.findMany({ columns: { id: true } }))
        await enqueueShareEmail(context(), { mailId: id }).catch(error => {
          if (!(error instanceof EmailNotDueError)) throw error
        })
    },
    chooses: (visitor: Visitor, id: string, body: { isOn: boolean; email?: string }) =>
      visitor.client.call(setShareNotification, { params: { id }, body }),
    tokenIn: (text = '', step: 'confirm' | 'stop') =>
      new RegExp(`/${step}/?\\?token=([\\w.-]+)`).exec(text)?.[1] ?? '',
    press: (step: 'confirm' | 'stop', token: string, api = shop().api) =>
      api.request(`http://localhost/web-api/share-mail-${step}?token=${token}`, { method: 'POST' }),
  }
}
