// @vitest-environment happy-dom
import { createTranslator } from '@passepartout/domain'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { MESSAGES } from '../messages/index.ts'
import type { Designer } from '../state/designer.ts'
import { DesignerContext } from '../state/designer-context.ts'
import { createStore } from '../state/store.ts'
import ShareDialog from './share-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['view', 'nur ansehen'],
  ['approve', 'ansehen, anmerken und freigeben'],
] as const)('a link that is made to %s proposes that right', async (proposed, label) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div id="root"></div>'
  const designer = {
    t: createTranslator(MESSAGES.de ?? {}, { locale: 'de-DE', language: 'de' }),
    design: createStore({ shares: [] }),
    view: createStore({ comment: null }),
    keeping: { flush: async () => true, draft: () => null },
    data: { shop: { channel: 'kartenliebe', country: 'de', locale: 'de-DE' } },
  } as unknown as Designer
  const root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root.render(
      <DesignerContext.Provider value={designer}>
        <ShareDialog proposed={proposed} onClose={() => undefined} />
      </DesignerContext.Provider>,
    ),
  )
  const chosen = document.querySelector('input[type=radio]:checked')
  expect(chosen?.closest('label')?.textContent).toBe(label)
  await act(async () => root.unmount())
})
