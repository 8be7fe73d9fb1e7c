import type { Page } from '../../platform/page.ts'

/** Colours of the wall as they look once painted; the paint is in `wall-art-form.css`. */
const COLOURS = [
  { id: 'cream', shown: '#eadfcd' },
  { id: 'sage', shown: '#c3c7b0' },
  { id: 'terracotta', shown: '#d3a88e' },
  { id: 'grey', shown: '#bdbab4' },
] as const

/** The wall in the colour of the visitor's own: radio buttons that the wall's style follows, without a script. */
export function WallColours({ page: { translate } }: { page: Page }) {
  return (
    <fieldset className="absolute right-3 bottom-8 flex nav:bottom-3 rounded-surface bg-raised px-1">
      <legend className="sr-only">{translate('calculator.wall-colour')}</legend>
      {COLOURS.map(({ id, shown }, index) => (
        <label key={id} className="swatch" title={translate(`calculator.wall-${id}`)}>
          <input
            type="radio"
            name="wall-colour"
            value={id}
            defaultChecked={index === 0}
            className="sr-only"
          />
          <span className="swatch-dot" style={{ background: shown }} />
          <span className="sr-only">{translate(`calculator.wall-${id}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
