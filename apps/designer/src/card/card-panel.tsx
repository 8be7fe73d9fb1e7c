import { inOneName } from '@passepartout/domain'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { FreeLayoutToggle } from '../collage/free-layout.tsx'
import { PageView } from '../pages/page-view.tsx'
import { ChoiceRow } from '../panels/choice-row.tsx'
import { useDesign, useDesigner, useEditor } from '../state/designer-context.ts'
import type { CardChoices, CardPalette } from './card-choices.ts'
import { Quantity } from './card-quantity.tsx'
import { EnvelopeFlap } from './envelope-flap.tsx'
import { FormatChoices } from './format-choices.tsx'
import { formatSignedAmount } from './format-signed-amount.ts'
import { OrnamentHint, OrnamentPosition } from './ornament-position.tsx'
import { withPalette } from './with-palette.ts'

const ROWS = ['paper', 'punching', 'envelopePrint'] as const
const THUMB_PX = 72

/** "Eure Karte": palette, print finish, envelope with its postage, paper and quantity. */
export default function CardPanel() {
  const { t, data } = useDesigner()
  const offer = useDesign(state => state.offer)
  if (!offer) return null
  const { formatType, folding } = offer.choices
  const names = [formatType, folding].flatMap(choices => choices.find(({ chosen }) => chosen)?.name ?? [])
  const size = inOneName(data.shop.locale, names).join(', ')
  return (
    <div className="zone-scroll">
      <OrnamentPosition />
      <section className="panel">
        <div className="panel-head">
          <h2>{t('card.title')}</h2>
          <span className="aside">{size}</span>
        </div>
        <Palettes />
      </section>
      <Refinements />
      <Envelopes />
      <Quantity />
      <section className="panel">
        <FormatChoices />
        {ROWS.map(field => (
          <Row key={field} field={field} />
        ))}
      </section>
      <OrnamentHint />
      <FreeLayoutToggle />
    </div>
  )
}

function Palettes() {
  const { t, cardOptions } = useDesigner()
  const chosen = useEditor(({ document }) => document.design?.palette)
  const palettes = cardOptions?.palettes ?? []
  if (palettes.length < 2) return null
  return (
    <fieldset className="palettes" aria-labelledby="palettes-title">
      <h3 id="palettes-title">{t('card.palette')}</h3>
      {palettes.map(palette => (
        <label key={palette.id}>
          <input
            type="radio"
            name="palette"
            checked={palette.id === chosen}
            onChange={() => cardOptions?.choosePalette(palette)}
          />
          <PaletteThumb palette={palette} />
          <span>{palette.name}</span>
        </label>
      ))}
    </fieldset>
  )
}

function PaletteThumb({ palette }: { palette: CardPalette }) {
  const document = useEditor(snapshot => snapshot.document)
  useDesign(state => state.tray)
  const shown = withPalette(document, palette)
  const [page] = shown.pages
  if (!page) return null
  const scale = THUMB_PX / Math.max(page.trim.width, page.trim.height)
  return (
    <span
      className="page-thumb"
      aria-hidden="true"
      style={{ width: page.trim.width * scale, height: page.trim.height * scale }}
    >
      <PageView document={shown} page={page} scale={scale} />
    </span>
  )
}

function Refinements() {
  const { t } = useDesigner()
  const choices = useDesign(state => state.offer?.choices.refinementType ?? [])
  if (choices.length < 2) return null
  const extra = choices.find(({ chosen, difference }) => !chosen && difference)?.difference
  return (
    <section className="panel">
      <Swatches
        {...{ name: 'foils', field: 'refinementType', title: t('field.refinement'), choices }}
        aside={extra && t('card.perCard', { price: `+ ${extra.text.replace(/^[-−]/, '')}` })}
      >
        {({ value }) => (
          <>
            <span className="foil-swatch" data-foil={value === 'none' ? undefined : value} />
            <span>{t(`refinement.${value}`)}</span>
          </>
        )}
      </Swatches>
    </section>
  )
}

type CardChoice = CardChoices['choices'][keyof CardChoices['choices']][number]

interface SwatchesProps {
  name: string
  field: string
  title: string
  choices: readonly CardChoice[]
  aside: string | null | undefined
  children: (choice: CardChoice) => ReactNode
}

/** A row of choices, each with a sample of its appearance. */
function Swatches({ name, field, title, choices, aside, children }: SwatchesProps) {
  const { cardOptions } = useDesigner()
  return (
    <fieldset className={name} aria-labelledby={`${name}-title`}>
      <div className="panel-head">
        <h3 id={`${name}-title`}>{title}</h3>
        {aside && <span className="aside">{aside}</span>}
      </div>
      <div className="foil-row">
        {choices.map(choice => (
          <label key={choice.value} title={choice.reason ?? undefined}>
            <input
              type="radio"
              name={field}
              checked={choice.chosen}
              disabled={!choice.allowed}
              onChange={() => cardOptions?.choose(field, choice)}
            />
            {children(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Envelopes() {
  const { t, data } = useDesigner()
  const choices = useDesign(state => state.offer?.choices.envelope ?? [])
  const chosen = choices.find(choice => choice.chosen)
  const colours = data.product?.card?.envelopes ?? {}
  return (
    <section className="panel">
      <Swatches
        {...{ name: 'envelopes', field: 'envelope', title: t('field.envelope'), choices }}
        aside={chosen?.name}
      >
        {({ value, name }) => (
          <>
            <EnvelopeIcon colour={colours[value]} />
            <span>{name}</span>
          </>
        )}
      </Swatches>
      <Linings paper={colours[chosen?.value ?? '']} />
      <Postage />
    </section>
  )
}

/** Linings of the envelope; hidden where there is only one. */
function Linings({ paper }: { paper: string | undefined }) {
  const { t, data } = useDesigner()
  const choices = useDesign(state => state.offer?.choices.liner ?? [])
  const linings = data.product?.card?.linings ?? {}
  if (!paper || choices.length < 2) return null
  return (
    <Swatches
      {...{ name: 'linings', field: 'liner', title: t('card.liner'), choices }}
      aside={choices.find(({ chosen }) => chosen)?.name}
    >
      {({ value, name, difference }) => (
        <>
          <svg className="envelope-sign" viewBox="0 0 58 42" aria-hidden="true">
            <EnvelopeFlap width={58} fold={24} tip={1} glue={3} paper={paper} lining={linings[value]} />
            <path d="M0.5 24H57.5V41.5H0.5Z" fill={paper} stroke="currentColor" strokeOpacity="0.35" />
          </svg>
          <span>{name}</span>
          {difference && <span className="muted">{formatSignedAmount(difference)}</span>}
        </>
      )}
    </Swatches>
  )
}

function EnvelopeIcon({ colour }: { colour: string | undefined }) {
  return (
    <svg className="envelope-sign" viewBox="0 0 58 42" aria-hidden="true" data-none={colour ? undefined : ''}>
      <rect
        x="0.5"
        y="0.5"
        width="57"
        height="41"
        rx="3"
        fill={colour ?? 'none'}
        stroke="currentColor"
        strokeOpacity="0.35"
      />
      {colour ? (
        <path d="M1 2 L29 24 L57 2" fill="rgb(0 0 0 / 0.06)" stroke="currentColor" strokeOpacity="0.35" />
      ) : (
        <path d="M8 36 L50 6" stroke="currentColor" strokeOpacity="0.5" />
      )}
    </svg>
  )
}

/** Postage of one card: weight and thickness against the tariff of the country. */
function Postage() {
  const { t, number } = useDesigner()
  const piece = useDesign(state => state.offer?.piece)
  if (!piece?.hasEnvelope) return null
  const values = { grams: number.format(Math.ceil(piece.grams)), mm: number.format(piece.thicknessMm) }
  const { postage } = piece
  return (
    <p className="postage small muted">
      <Mail size={16} aria-hidden />
      {postage
        ? t('card.postage', {
            ...values,
            letter: t(`letter.${postage.letterClass}`),
            price: postage.price.text,
          })
        : t('card.weight', values)}
      {postage?.saving && ` ${postage.saving}`}
    </p>
  )
}

function Row({ field }: { field: (typeof ROWS)[number] }) {
  const { t, cardOptions } = useDesigner()
  const choices = useDesign(state => state.offer?.choices[field] ?? [])
  if (choices.length < 2) return null
  return (
    <ChoiceRow id={field} name={t(`card.${field}`)} value={choices.find(({ chosen }) => chosen)?.name ?? ''}>
      <fieldset className="options" aria-label={t(`card.${field}`)}>
        {choices.map(choice => (
          <div key={choice.value} className="option" data-impossible={choice.allowed ? undefined : ''}>
            <input
              type="radio"
              id={`${field}-${choice.value}`}
              name={field}
              checked={choice.chosen}
              disabled={!choice.allowed}
              onChange={() => cardOptions?.choose(field, choice)}
            />
            <label htmlFor={`${field}-${choice.value}`}>
              {[
                choice.name,
                choice.difference && t('card.perCard', { price: formatSignedAmount(choice.difference) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </label>
            {choice.reason && <p className="reason">{choice.reason}</p>}
          </div>
        ))}
      </fieldset>
    </ChoiceRow>
  )
}
