import { createHash } from 'node:crypto'
import {
  PAGE_TRANSITION,
  RESERVE_NET_PRICE_LINES,
  SHOW_DECIDED_BRANCH,
} from '@passepartout/storefront/first-paint'
import { SPECULATION_RULES } from '@passepartout/storefront/speculation-rules'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const inlineScripts = [SPECULATION_RULES, RESERVE_NET_PRICE_LINES, SHOW_DECIDED_BRANCH].map(hashOf).join(' ')
const inlineStyle = hashOf(PAGE_TRANSITION)

/**
 * One policy for every page, so that a cached page can carry it. The only inline scripts are the speculation rules and
 * the two scripts before the first paint (docs/page-loading.md#before-the-first-paint): constant texts, allowed by
 * hash. Inlined critical CSS is allowed by hash, and so is the one rule of every page. Inline style attributes are
 * allowed because scenes place images with computed perspective matrices.
 */
const contentSecurityPolicy = ({ scripts, styles, pictures, calls, framed, frames = "'none'" }: CspSources) =>
  [
    "default-src 'self'",
    [`script-src 'self' ${inlineScripts}`, scripts].filter(Boolean).join(' '),
    [`style-src 'self' ${inlineStyle}`, styles].filter(Boolean).join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' blob: data:", pictures].filter(Boolean).join(' '),
    ...(pictures ? [`media-src 'self' ${pictures}`] : []),
    "font-src 'self'",
    ["connect-src 'self'", calls].filter(Boolean).join(' '),
    ...(framed ? [`frame-src 'self' ${framed}`] : []),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frames}`,
  ].join('; ')

/** Third-party hosts that may run scripts in a page, serve images and films, or show it in a frame. */
export interface CspSources {
  scripts?: string | undefined
  pictures?: string | undefined
  /** May be called by scripts of the page. */
  calls?: string | undefined
  styles?: string | undefined
  /** May be shown in a frame of a page, and may exchange messages with it from a window of its own. */
  framed?: string | undefined
  frames?: string | undefined
}

/** Host of the images of Storyblok spaces. */
export const STORYBLOK_IMAGE_HOST = 'https://a.storyblok.com'

/** Security headers of every response. HSTS only where the public address is https. */
export function securityHeaders(https: boolean, guests: CspSources = {}): Record<string, string> {
  const policy = contentSecurityPolicy(guests)
  return {
    'Content-Security-Policy': https ? `${policy}; upgrade-insecure-requests` : policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': guests.framed ? 'same-origin-allow-popups' : 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=()',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
