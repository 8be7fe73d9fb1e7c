import { shopFor } from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translatorFor } from '../../messages/index.ts'
import { ServerErrorPage } from './server-error-page.tsx'

test.each([
  ['passepartout', 'de-AT', 'Die Wand wird gerade neu gehängt.', 'Noch einmal versuchen'],
  ['kartenliebe', 'it-IT', 'Qualcosa è andato storto da parte nostra.', 'Riprova'],
  ['kartenliebe', 'fr-CH', 'Un petit accroc de notre côté.', 'Réessayer'],
  ['passepartout', 'en-US', 'Your cart and designs are safe.', 'Try again'],
] as const)(
  'a page of %s in %s that could not be made says so in its language',
  (channel, locale, title, again) => {
    const log = { warn: (_: unknown, message: string) => expect.unreachable(message) }
    const markup = renderToStaticMarkup(
      <ServerErrorPage channel={channel} translate={translatorFor(shopFor(channel, locale), log)} />,
    )
    expect(markup).toContain(title)
    expect(markup).toContain(again)
  },
)
