import { downloadResult } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { refuse } from '../../http/call-result.ts'
import { fileRoute } from '../../http/router.ts'
import { RESULTS, resultExpiry } from './result-keys.ts'
import { verifyResultUrl } from './sign-result-url.ts'

/** Serves a result to holders of its signed address; an invalid signature is treated as an unknown address. */
export const downloadResultRoute = fileRoute(
  downloadResult,
  schemas.downloadResult,
  async ({ storage, keys, now, request }, { query }) => {
    const file = verifyResultUrl(query, keys.link)
    if (!file) return refuse('not-found')
    if (resultExpiry(file) <= now) return refuse('gone')
    const object = await storage.open(RESULTS + file)
    if (!object) return refuse('gone')
    const body = request.method === 'HEAD' ? null : object.stream()
    return new Response(body, {
      headers: {
        'content-type': file.endsWith('.webp') ? 'image/webp' : 'image/jpeg',
        'content-length': String(object.size),
        'content-disposition': `attachment; filename*=UTF-8''${percentEncoded(query.name)}`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    })
  },
)

const percentEncoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
