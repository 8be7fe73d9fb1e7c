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
      isDone={false}
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

describe('after a mail was asked for', () => {
  const sent = (step: AccountPage, locale: (typeof LOCALES)[number] = 'de-DE') =>
    renderToStaticMarkup(
      <AccessPage
        page={pageIn(locale)}
        step={step}
        failed={undefined}
        back={undefined}
        isDone={false}
        sentTo="mara@<post>.example"
      />,
    )

  it.each(LOCALES)('the page names the address and leads back to where it was typed, in %s', locale => {
    for (const step of ['sign-up', 'forgotten', 'log-in'] as const) {
      const html = sent(step, locale)
      expect(html).toMatch(/role="status"[^>]*>[^<]*mara@&lt;post&gt;\.example/)
      expect(html).toMatch(/<a href="[^"]+"/)
      expect(html).not.toMatch(/access\.|\{email\}/)
    }
  })

  it('it can be sent once more, but for a new account, whose password the page does not know', () => {
    expect(sent('forgotten')).toContain('type="hidden" name="email" value="mara@&lt;post&gt;.example"')
    expect(sent('log-in')).toMatch(/<button[^>]* value="link"/)
    expect(sent('sign-up')).not.toContain('<form')
  })

  it('only of a new account is it said that the mail goes out', () => {
    expect(sent('sign-up')).not.toContain('Gibt es')
    for (const step of ['forgotten', 'log-in'] as const) expect(sent(step)).toContain('Gibt es zu')
  })
})
