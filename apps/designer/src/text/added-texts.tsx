import { isTextStencil } from '@passepartout/document'
import { Plus } from 'lucide-react'
import { lazyCode } from '../shell/lazy-part.tsx'
import { StencilTextField } from '../shell/lazy-parts.tsx'
import { usePage } from '../state/current-slot.ts'
import { useDesigner, useEditor } from '../state/designer-context.ts'

const loadAddText = lazyCode(() => import('./add-text.ts').then(one => one.withAddedText))

/** Below the texts of the design: fields of stencil texts, and the button for adding a text. */
export function AddedTexts({ shown }: { shown: boolean }) {
  const { t, kind } = useDesigner()
  const add = useAddText()
  const letters = useEditor(({ document }) => document.pages).flatMap(({ elements }) =>
    elements.filter(isTextStencil),
  )
  if (!shown || !kind.takesTexts) return null
  return (
    <section className="panel own-texts">
      {letters.map(stencil => (
        <StencilTextField key={stencil.id} stencil={stencil} />
      ))}
      <button type="button" className="button" onClick={add}>
        <Plus size={16} aria-hidden />
        {t('ownText.add')}
      </button>
    </section>
  )
}

/** Adds a text to the displayed page and selects its content, so that typing replaces it. */
function useAddText() {
  const { t, editor, toasts, view } = useDesigner()
  const page = usePage()
  return async () => {
    const withAddedText = await loadAddText().catch(() => undefined)
    if (!withAddedText) {
      toasts.show({ text: t('cart.offline'), kind: 'bad' })
      return
    }
    const id = page && editor.commands.addText(page.id, t('ownText.new'), withAddedText)
    if (!id) {
      toasts.show({ text: t('ownText.full'), kind: 'bad' })
      return
    }
    editor.session.openText(id)
    if (view.get().layout === 'desk') toasts.show({ text: t('ownText.hint') })
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const field = document.querySelector<HTMLTextAreaElement>(`[data-text-field="${CSS.escape(id)}"]`)
        field?.focus()
        field?.select()
      }),
    )
  }
}
