/**
 * Which pages a browser may fetch before they are asked for: pages of this shop whose link a visitor turns to, never
 * the cart, the designer or a call. They are fetched, not rendered: the server answers a stored page within
 * milliseconds and the scripts of a page nobody opens must not run (counting, consent, the visitor's photo).
 * One text, so that the server's policy can name its hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/configurator-*', '/*/configurator-*', '/web-api/*', '/_*'] } },
          {
            not: {
              selector_matches:
                '[download],[target=_blank],[rel~=nofollow],[data-no-speculation],[data-opens-dialog]',
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
