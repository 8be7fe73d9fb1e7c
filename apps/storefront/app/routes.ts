import { index, type RouteConfig, route } from '@react-router/dev/routes'

/**
 * Routes of inner paths: the server has resolved host, locale prefix, desktop marker and localised system words. System
 * pages begin with an underscore, which no story does.
 */
export default [
  index('routes/page.tsx', { id: 'start' }),
  route('_access', 'routes/access.tsx'),
  route('_account', 'routes/account.tsx'),
  route('_cart', 'routes/cart.tsx'),
  route('_checkout', 'routes/checkout.tsx'),
  route('_logout', 'routes/log-out.tsx'),
  route('_order', 'routes/order.tsx'),
  route('_guest-book', 'routes/guest-book.tsx', { id: 'guest-book' }),
  route('_condolence-book', 'routes/guest-book.tsx', { id: 'condolence-book' }),
  route('_newsletter', 'routes/newsletter.tsx'),
  route('_shared-design', 'routes/shared-design.tsx'),
  route('_product-safety', 'routes/product-safety.tsx'),
  route('_whitelabel-service', 'routes/whitelabel-service.tsx'),
  route('_wishlist', 'routes/wishlist.tsx'),
  route('_search', 'routes/search.tsx'),
  route('_withdrawal', 'routes/withdrawal.tsx'),
  route('_blocks/*', 'routes/blocks.tsx'),
  route('_ui', 'routes/ui.tsx'),
  route('_dialogs/:type', 'routes/dialogs.ts'),
  route('_flyouts', 'routes/flyouts.ts'),
  route('_close-ups', 'routes/close-ups.ts'),
  route('_payload', 'routes/payload.ts'),
  route('*', 'routes/page.tsx', { id: 'page' }),
] satisfies RouteConfig
