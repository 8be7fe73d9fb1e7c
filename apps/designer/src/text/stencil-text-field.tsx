import { MAX_STENCIL_CHARACTERS, type StencilElement } from '@passepartout/document'
import { useId, useState } from 'react'
import { useDesigner, useView } from '../state/designer-context.ts'
import { FontFamilyPicker } from './font-family-picker.tsx'

/** Characters of a stencil and their font family. While the field is empty, the stencil keeps the previous ones. */
export function StencilTextField({ stencil }: { stencil: StencilElement }) {
  const { t, editor } = useDesigner()
  const [typed, setTyped] = useState<string | null>(null)
  const isPhone = useView(state => state.layout === 'phone')
  const id = useId()
  return (
    <div className="text-field">
      <label htmlFor={id}>{t('letters.name')}</label>
      <input
        id={id}
        className="letters-field"
        data-text-field={stencil.id}
        maxLength={MAX_STENCIL_CHARACTERS}
        autoCapitalize={isPhone ? 'characters' : undefined}
        autoComplete="off"
        value={typed ?? stencil.words}
        onChange={event => {
          setTyped(event.currentTarget.value)
          editor.commands.setStencil(stencil.id, event.currentTarget.value)
        }}
        onBlur={() => setTyped(null)}
      />
      <p className="small muted">{t('letters.note', { count: MAX_STENCIL_CHARACTERS })}</p>
      <FontFamilyPicker
        face={stencil.face}
        onChoose={face => editor.commands.setStencilFace(stencil.id, face)}
      />
    </div>
  )
}
