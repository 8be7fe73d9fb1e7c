import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as z from 'zod'
import type { GoogleSettings } from '../../deps.ts'

export interface GoogleIdentity {
  subject: string
  email: string
  firstName: string
  lastName: string
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.literal(true),
  nonce: z.string(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
})

const keySets = new Map<string, JWTVerifyGetKey>()

function keysOf({ keysUrl }: GoogleSettings): JWTVerifyGetKey {
  const known = keySets.get(keysUrl) ?? createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 5000 })
  keySets.set(keysUrl, known)
  return known
}

/**
 * The identity in a Google ID token, if Google signed it for this shop within the hour, its address is verified and it
 * contains this browser's `nonce` (OpenID Connect Core 1.0, section 3.1.3.7).
 */
export async function readGoogleToken(
  settings: GoogleSettings,
  token: string,
  nonce: string,
  now: Date,
): Promise<GoogleIdentity | { problem: string }> {
  try {
    const { payload } = await jwtVerify(token, keysOf(settings), {
      issuer: [...settings.issuers],
      audience: settings.clientId,
      algorithms: ['RS256'],
      maxTokenAge: '1h',
      clockTolerance: 10,
      currentDate: now,
    })
    const read = claims.safeParse(payload)
    if (!read.success) return { problem: 'claims' }
    if (read.data.nonce !== nonce) return { problem: 'nonce' }
    const { sub, email, given_name, family_name, name } = read.data
    return { subject: sub, email, firstName: given_name ?? name ?? '', lastName: family_name ?? '' }
  } catch (error) {
    if (error instanceof errors.JOSEError) return { problem: error.code }
    // The keys could not be fetched, so no signature can be verified.
    if (error instanceof TypeError) return { problem: 'keys-unreachable' }
    throw error
  }
}
