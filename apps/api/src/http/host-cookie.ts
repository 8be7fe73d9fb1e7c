/**
 * The name of a cookie that this very host alone may set (`__Host-`, RFC 6265bis), never a neighbour for its whole domain.
 * Browsers take such names over HTTPS only: without it the name stays plain.
 */
export const hostCookieName = (name: string, secure: boolean): string => `${secure ? '__Host-' : ''}${name}`
