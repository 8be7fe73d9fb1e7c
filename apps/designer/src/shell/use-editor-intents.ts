import { useEffect } from 'react'
import { useFindingNavigation } from '../check/finding-navigation.tsx'
import { useDesigner } from '../state/designer-context.ts'

const VIEW_STEP = 48

/** Carries out the editor's intents from keys and repairs. */
export function useEditorIntents(): void {
  const { editor, view, photos, announcer, number, t } = useDesigner()
  const step = useFindingNavigation()
  useEffect(() => {
    /** Opens a text and focuses its field, for repairs that need typing. */
    const openText = (id: string) => {
      editor.session.openText(id)
      view.set({ tab: 'text', sheet: 'half' })
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          document.querySelector<HTMLElement>(`[data-text-field="${CSS.escape(id)}"]`)?.focus(),
        ),
      )
    }
    return editor.onIntent(intent => {
      switch (intent.type) {
        case 'open-tray':
          view.set({ tab: 'photo', sheet: 'half' })
          requestAnimationFrame(() => document.querySelector<HTMLElement>('.photo-grid button')?.focus())
          return
        case 'ask':
          if (intent.action === 'edit-names') return view.set({ names: true })
          if (intent.action === 'name-columns') {
            editor.session.setMode('edit')
            view.set({ tab: 'product', sheet: 'half' })
            requestAnimationFrame(() =>
              requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-column="0"]')?.focus()),
            )
            return
          }
          if (intent.action === 'choose-start') {
            editor.session.setMode('edit')
            return view.set({ tab: 'sheets', sheet: 'half' })
          }
          if (intent.action === 'proof-read') return editor.session.setMode('check')
          if (intent.action === 'edit-text' || intent.action === 'text-idea') {
            if (intent.elementId) openText(intent.elementId)
            return
          }
          if (intent.action === 'choose-photo' || intent.action === 'choose-original')
            void photos.choose({ place: true })
          return
        case 'next-finding':
          step(intent.step)
          return
        case 'toggle-panels':
          view.set(state => ({ panels: !state.panels }))
          return
        case 'help':
          view.set({ help: true })
          return
        case 'view-zoom': {
          const factor = { in: 1.2, out: 1 / 1.2, fit: 0 }[intent.to]
          view.set(({ view: now }) => ({
            view: factor
              ? { ...now, zoom: Math.min(6, Math.max(0.5, now.zoom * factor)) }
              : { zoom: 1, x: 0, y: 0 },
          }))
          announcer.announce(
            t('zoom.said', { percent: number.format(Math.round(view.get().view.zoom * 100)) }),
          )
          return
        }
        case 'view-pan':
          view.set(({ view: now }) => ({
            view: { ...now, x: now.x - intent.x * VIEW_STEP, y: now.y - intent.y * VIEW_STEP },
          }))
      }
    })
  }, [editor, view, photos, announcer, number, t, step])
}
