import { ACCOUNT_PAGES, type AccountPage, LOCALES } from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pageIn } from '../checkout/checkout.fixture.ts'
import { AccessPage } from './access-page.tsx'

const LINKED = ['confirm', 'link', 'new-password', 'email'] as const satisfies readonly AccountPage[]

const shown = (step: AccountPage, code: string, locale: (typeof LOCALES)[number] = 'de-DE') =>
  renderToStaticMarkup(
    <AccessPage
      page={pageIn(locale)}
      step={step}
      failed={{ status: 410, code, values: {}, errors: {}, message: 'Dieser Link gilt nicht mehr.' }}
      back={undefined}
      said={undefined}
    />,
  )

describe('a link of a mail that is used up or too old', () => {
  it.each([
    ['confirm', ['/konto/anmelden', '/konto/registrieren']],
    ['link', ['/konto/anmelden']],
    ['new-password', ['/konto/passwort-vergessen']],
    ['email', ['/konto/sicherheit']],
  ] as const)(
    'leads from %s to where another one is asked for, and offers its button no more',
    (step, ways) => {
      const html = shown(step, 'link-expired')
      expect(html).toContain('Dieser Link gilt nicht mehr.')
      expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(ways)
      expect(html).not.toContain('<form')
    },
  )

  it('says so in every locale', () => {
    for (const locale of LOCALES)
      for (const step of LINKED) expect(shown(step, 'link-expired', locale)).toContain('role="alert"')
  })
})

it('what failed for another reason can be tried again', () => {
  for (const step of ACCOUNT_PAGES.filter(page => LINKED.some(one => one === page)))
    expect(shown(step, 'too-many-tries')).toContain('<form')
})
