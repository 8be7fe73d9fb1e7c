import { type DiscountKind, isDiscountKind, LAB_TIME_ZONE, momentInZone } from '@passepartout/domain'
import { isSignatureOf, type Signer, signatureOf } from '@passepartout/http'

const COOKIE = 'date-preview'
export const DATE_PREVIEW_PATH = '/_date-preview'
/** Seconds for which a link and its cookie are valid. */
const LIFETIME_S = 3600

/** The shop as it will be: at a moment, with the draft of a discount. */
export interface DatePreview {
  at: Date
  draft?: { kind: DiscountKind; id: string } | undefined
}

interface DatePreviewOptions {
  signer: Signer
  https: boolean
  now?: () => number
}

export type DatePreviews = ReturnType<typeof createDatePreviews>

/** Whether a request may ask for a preview: pages from memory are not for it. */
export const mayBeDatePreview = (cookies: string | undefined): boolean =>
  cookies?.includes(`${COOKIE}=`) === true

/**
 * Previews of the shop at another moment. The back office makes a signed link; behind it a cookie of one host shows its pages
 * and their public calls as they will be, until it expires or the preview is ended. Nothing can be ordered in it: what is
 * personal, and what changes something, happens now.
 */
export function createDatePreviews({ signer, https, now = Date.now }: DatePreviewOptions) {
  const textOf = (payload: string) => `date preview ${payload}`

  function read(token: string): DatePreview | undefined {
    const [payload = '', signature = '', ...rest] = token.split('.')
    if (rest.length > 0 || !isSignatureOf(signature, textOf(payload), signer)) return undefined
    const [at, until, kind, ...id] = Buffer.from(payload, 'base64url').toString().split(' ')
    if (Number(until) * 1000 < now()) return undefined
    return { at: new Date(Number(at)), draft: isDiscountKind(kind) ? { kind, id: id.join(' ') } : undefined }
  }

  const cookie = (value: string, seconds: number) =>
    `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`

  return {
    /** Path and query of a link that begins a preview. */
    linkOf({ at, draft }: DatePreview): string {
      const until = Math.floor(now() / 1000) + LIFETIME_S
      const text = [at.getTime(), until, ...(draft ? [draft.kind, draft.id] : [])].join(' ')
      const payload = Buffer.from(text).toString('base64url')
      return `${DATE_PREVIEW_PATH}?token=${payload}.${signatureOf(textOf(payload), signer)}`
    },
    /** The preview that a request's cookie asks for. */
    of({ headers }: Request): DatePreview | undefined {
      const sent = (headers.get('cookie') ?? '').split(/; */).filter(one => one.startsWith(`${COOKIE}=`))
      return sent.length === 1 ? read(sent[0]?.slice(COOKIE.length + 1) ?? '') : undefined
    },
    /** Begins or ends a preview, and leads to the start page. */
    fetch({ method, url }: Request): Response {
      if (method !== 'GET') return new Response('Only GET.', { status: 405, headers: { Allow: 'GET' } })
      const token = new URL(url).searchParams.get('token')
      const preview = token === null ? undefined : read(token)
      if (token !== null && !preview)
        return new Response('This preview has expired. Open it again in the back office.', { status: 403 })
      return new Response(null, {
        status: 302,
        headers: {
          Location: '/',
          'Cache-Control': 'private, no-store',
          'Set-Cookie': token === null ? cookie('', 0) : cookie(token, LIFETIME_S),
        },
      })
    },
    /** The page as it is shown in a preview: with a note of its moment, not cached, not indexed. */
    async finish(page: Response, { at }: DatePreview): Promise<Response> {
      const isHtml = (page.headers.get('content-type') ?? '').startsWith('text/html')
      const note = noteOf(at)
      const body = isHtml ? (await page.text()).replace(/<body[^>]*>/, body => body + note) : page.body
      const finished = new Response(body, page)
      finished.headers.set('Cache-Control', 'private, no-store')
      finished.headers.set('X-Robots-Tag', 'noindex')
      return finished
    },
  }
}

/** At the top, because notes on cookies and the cart are at the bottom. */
const STYLE =
  'display:flex;flex-wrap:wrap;justify-content:center;gap:0 1.5rem;padding:.4rem 1rem;background:#191817;color:#fff;' +
  'font:1rem/1.5 system-ui,sans-serif'

function noteOf(at: Date): string {
  const { day, time } = momentInZone(LAB_TIME_ZONE, at)
  const text = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(day),
  )
  return (
    `<aside aria-label="Preview" style="${STYLE}"><span>Preview: ${text}, ${time}. Orders are at today’s prices.</span>` +
    `<a href="${DATE_PREVIEW_PATH}" style="color:#fff">End preview</a></aside>`
  )
}
