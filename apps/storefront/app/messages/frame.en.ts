import type { frame as de } from './frame.de.ts'
import type { Messages } from './messages.ts'

export const frame: Messages<typeof de> = {
  'frame.skip': 'Skip to content',
  'frame.home': '{shop}, start page',
  'frame.menu': 'Menu',
  'frame.close-menu': 'Close menu',
  'frame.main-navigation': 'Main navigation',
  'frame.sub-navigation': 'In {area}',
  'frame.shops': 'Our shops',
  'frame.all-of': 'Everything in {area}',
  'frame.magazine': 'Magazine',
  'frame.call': 'Call',
  'frame.call-us': 'Call us: {number}',
  'frame.cart': 'Basket',
  'frame.articles': 'items in your basket',
  'frame.breadcrumb': 'Path to this page',
  'frame.start': 'Start page',
  'frame.country': 'Country and language',
  'frame.prices-note': 'All prices include VAT, plus delivery',
  'frame.service': 'Service',
  'frame.footer': 'Footer',
  'frame.legal': 'Legal',
  'frame.scroll-left': 'Scroll left',
  'frame.scroll-right': 'Scroll right',
}
