import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { pageIn } from '../checkout/checkout.fixture.ts'
import { OrderLinkRequest } from './order-link-request.tsx'

it('who opens a link without an order is told so, above the form that sends the right ones', () => {
  const html = renderToStaticMarkup(<OrderLinkRequest page={pageIn('de-DE')} result={undefined} isWrong />)
  expect(html.indexOf('Unter diesem Link finden wir keine Bestellung.')).toBeGreaterThan(0)
  expect(html.indexOf('Unter diesem Link')).toBeLessThan(html.indexOf('<form'))
})

it('who has lost the link is told of no wrong one', () => {
  const html = renderToStaticMarkup(<OrderLinkRequest page={pageIn('de-DE')} result={undefined} />)
  expect(html).not.toContain('Unter diesem Link')
})
