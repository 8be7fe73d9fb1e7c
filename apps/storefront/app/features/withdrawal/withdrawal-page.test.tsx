import { LOCALES, type Locale } from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { canvas, pageIn } from '../checkout/checkout.fixture.ts'
import type { Step } from './next-withdrawal-step.ts'
import { WithdrawalPage } from './withdrawal-page.tsx'

const typed = {
  ...{ intent: 'review', name: 'Mara Lindner', email: 'mara@post.example', orderNumber: 'PP-7K4M-2Q9X' },
  ...{ lines: [canvas.id], text: '', isShown: true },
}
const order: Step['order'] = {
  orderNumber: typed.orderNumber,
  placedAt: { at: '2026-11-20T10:00:00Z', text: '20. November 2026' },
  until: null,
  lines: [{ line: canvas, isExempt: true }],
}
const stepOf = (kind: 'form' | 'review', found: Step['order']): Step => ({
  ...{ kind, typed, order: found, status: 200, message: '', errors: {} },
})

const figures = (step: Step | undefined, locale: Locale) =>
  renderToStaticMarkup(<WithdrawalPage page={pageIn(locale)} step={step} />)
    .match(/<p class="mb-1[^>]*>([^<]*)</)?.[1]
    ?.match(/\d/g)
    ?.join(' of ')

it.each(LOCALES)('counts each of its three screens once, in %s', locale => {
  const screens = [undefined, stepOf('form', order), stepOf('review', order)]
  expect(screens.map(step => figures(step, locale))).toEqual(['1 of 3', '2 of 3', '3 of 3'])
})
