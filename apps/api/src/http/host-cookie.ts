/**
 * The name of a cookie that only this host can set (`__Host-`, RFC 6265bis), not another host for the whole domain.
 * Browsers accept such names over HTTPS only, so the name is plain without it.
 */
export const hostCookieName = (name: string, secure: boolean): string => `${secure ? '__Host-' : ''}${name}`

/**
 * Whether a Cookie header contains this cookie exactly once. Of two it is unknown which one is ours: another host of
 * the domain may have set one, and a longer path puts it first.
 */
export const isSentOnce = (header: string, name: string): boolean =>
  header.split(';').filter(pair => pair.split('=', 1)[0]?.trim() === name).length === 1
