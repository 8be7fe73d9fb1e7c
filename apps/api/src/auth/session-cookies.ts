import { createAuthEndpoint } from 'better-auth/api'
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'

const SERVER_ONLY = { SERVER_ONLY: true } as const

/** Sessions for users whom the shop has authenticated itself: by email link, Google token or password. */
export const sessionCookies = () => ({
  id: 'session-cookies',
  endpoints: {
    openSession: createAuthEndpoint(
      '/shop/open-session',
      {
        method: 'POST',
        requireHeaders: true,
        metadata: SERVER_ONLY,
        body: z.object({ userId: z.string() }),
      },
      async ctx => {
        const { internalAdapter } = ctx.context
        const session = await internalAdapter.createSession(ctx.body.userId)
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!session || !user) throw new Error('The session could not be made')
        await setSessionCookie(ctx, { session, user })
        return { id: session.id, token: session.token }
      },
    ),
    /** The token of a request's cookie, when its signature matches one of the keys, newest first. */
    readSessionToken: createAuthEndpoint(
      '/shop/read-session-token',
      {
        method: 'POST',
        requireHeaders: true,
        metadata: SERVER_ONLY,
        body: z.object({ keys: z.array(z.string()) }),
      },
      async ctx => {
        const { name } = ctx.context.authCookies.sessionToken
        for (const [index, key] of ctx.body.keys.entries()) {
          const token = await ctx.getSignedCookie(name, key)
          if (token) return { token, isByOlderKey: index > 0 }
        }
        return null
      },
    ),
    /** Sets the cookie of a session with its full duration again. */
    renewSessionCookie: createAuthEndpoint(
      '/shop/renew-session-cookie',
      { method: 'POST', requireHeaders: true, metadata: SERVER_ONLY, body: z.object({ token: z.string() }) },
      async ctx => {
        const { sessionToken } = ctx.context.authCookies
        const maxAge = ctx.context.sessionConfig.expiresIn
        await ctx.setSignedCookie(sessionToken.name, ctx.body.token, ctx.context.secret, {
          ...sessionToken.attributes,
          maxAge,
        })
      },
    ),
    dropSessionCookie: createAuthEndpoint(
      '/shop/drop-session-cookie',
      { method: 'POST', requireHeaders: true, metadata: SERVER_ONLY },
      async ctx => deleteSessionCookie(ctx),
    ),
  },
})
