/**
 * Pages that a browser may prefetch on intent: pages of this shop, never the cart, the designer or a call. They are
 * fetched, not prerendered: the server returns a cached page within milliseconds, and the scripts of a page that the
 * visitor never opens must not run (analytics, consent, the visitor photo). A constant text, so that the server's
 * policy can list its hash.
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
