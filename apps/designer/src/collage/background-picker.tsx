import type { Page } from '@passepartout/document'
import { slotsOf } from '@passepartout/document'
import { useMemo } from 'react'
import { useDesign, useDesigner } from '../state/designer-context.ts'
import { backgroundSuggestions } from './background-suggestions.ts'

const PLAIN = ['#ffffff', '#f4efe6', '#191817']

/** Picker of the page background: three plain colours, three from the photos, and a custom one. */
export function BackgroundPicker({ page, colour }: { page: Page; colour: string }) {
  const { t, editor, pixelsOf } = useDesigner()
  const known = useDesign(state => state.pixels)
  const shown = slotsOf(page)
    .flatMap(({ photo }) => (photo ? [photo.assetId] : []))
    .join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: pixels that arrive are counted
  const tones = useMemo(
    () =>
      backgroundSuggestions(
        shown.split(',').flatMap(id => (id ? (pixelsOf(id) ?? []) : [])),
        PLAIN,
      ),
    [shown, known, pixelsOf],
  )
  const colours = [...new Set([...PLAIN.slice(0, 2), ...tones, ...PLAIN.slice(2)])]
  const set = (value: string) => editor.commands.setGround(page.id, value)
  return (
    <section className="panel">
      <div className="panel-head">
        <h3>{t('collage.ground')}</h3>
      </div>
      <fieldset className="grounds" aria-label={t('collage.ground')}>
        {colours.map(value => (
          <label key={value} className="ground">
            <input
              type="radio"
              name="ground"
              checked={value === colour}
              aria-label={t('collage.colour', { colour: value })}
              onChange={() => set(value)}
            />
            <span style={{ background: value }} />
          </label>
        ))}
        <input
          type="color"
          className="own-colour"
          aria-label={t('collage.own')}
          value={/^#[0-9a-f]{6}$/i.test(colour) ? colour : '#ffffff'}
          onChange={event => set(event.currentTarget.value)}
        />
      </fieldset>
      {tones.length > 0 && <p className="small muted">{t('collage.tones')}</p>}
    </section>
  )
}
