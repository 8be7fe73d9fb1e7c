/**
 * The name of a cookie that this very host alone may set (`__Host-`, RFC 6265bis), never a neighbour for its whole domain.
 * Browsers take such names over HTTPS only: without it the name stays plain.
 */
export const hostCookieName = (name: string, secure: boolean): string => `${secure ? '__Host-' : ''}${name}`

/**
 * Whether a Cookie header carries this cookie once. Which of two is somebody's own, nobody can tell: another host of the domain may have set
 * the other one, and an earlier folder puts it first.
 */
export const isSentOnce = (header: string, name: string): boolean =>
  header.split(';').filter(pair => pair.split('=', 1)[0]?.trim() === name).length === 1
