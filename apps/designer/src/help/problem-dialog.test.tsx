// @vitest-environment happy-dom
import { createTranslator } from '@passepartout/domain'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MESSAGES } from '../messages/index.ts'
import type { Designer } from '../state/designer.ts'
import { DesignerContext } from '../state/designer-context.ts'
import ProblemDialog from './problem-dialog.tsx'

let root: Root
let sent: unknown[]
let answer: object
const onClose = vi.fn()
const toasts = { show: vi.fn() }

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sent = []
  answer = { ok: true, payload: { sent: true } }
  onClose.mockReset()
  toasts.show.mockReset()
  const snapshot = { history: { entries: [{ name: 'text-added' }, { name: 'text-turned' }], position: 1 } }
  const designer = {
    t: createTranslator(MESSAGES.de ?? {}, { locale: 'de-DE', language: 'de' }),
    client: {
      call: async (_call: unknown, { body }: { body: unknown }) => {
        sent.push(body)
        return answer
      },
    },
    data: { kind: 'card' },
    keeping: { draft: () => ({ id: 'draft-1' }) },
    editor: { subscribeAtRest: () => () => undefined, getSnapshot: () => snapshot },
    toasts,
    announcer: { announceNow: () => undefined },
  } as unknown as Designer
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root.render(
      <DesignerContext.Provider value={designer}>
        <ProblemDialog onClose={onClose} />
      </DesignerContext.Provider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

const field = <T extends HTMLElement>(name: string) => document.querySelector<T>(name) as T
const submit = () =>
  act(async () => {
    field('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })

describe('reporting a problem', () => {
  test('sends words and the steps that were done, and no design unless that was agreed', async () => {
    field<HTMLTextAreaElement>('textarea').value = 'Der Text springt.'
    await submit()
    expect(sent).toMatchObject([
      { words: 'Der Text springt.', email: null, kind: 'card', draftId: null, steps: ['text-added'] },
    ])
    expect(onClose).toHaveBeenCalledOnce()
    expect(toasts.show).toHaveBeenCalledWith({ text: 'Danke, die Meldung ist angekommen.' })
  })

  test('shows all that goes along, and the design once it was agreed', async () => {
    expect(field('details').textContent).toContain('text-added')
    expect(field('details').textContent).not.toContain('draft-1')
    await act(async () => field<HTMLInputElement>('[type="checkbox"]').click())
    expect(field('details').textContent).toContain('draft-1')
    await submit()
    expect(sent).toMatchObject([{ draftId: 'draft-1' }])
  })

  test('says at its field what is wrong, and keeps what was written', async () => {
    answer = { ok: false, status: 422, errors: { words: ['Bitte etwas schreiben.'] }, message: '' }
    await submit()
    expect(field('[role="alert"]').textContent).toBe('Bitte etwas schreiben.')
    expect(field('textarea').getAttribute('aria-invalid')).toBe('true')
    expect(onClose).not.toHaveBeenCalled()
  })
})
