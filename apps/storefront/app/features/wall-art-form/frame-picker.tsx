import type { FrameConfigurationInput } from '@passepartout/domain'
import {
  type FrameChoices,
  type FrameConfiguration,
  formatLength,
  frameOf,
  localised,
  matOf,
  withColon,
} from '@passepartout/domain'
import { SwatchRadio } from '@passepartout/ui/swatch'
import type { ReactNode } from 'react'
import { SwatchRows } from '../options/swatch-rows.tsx'
import { withSoftHyphens } from '../options/with-soft-hyphens.ts'
import { ChoiceCard } from './choice-card.tsx'
import { type Rules, withChange } from './choices.ts'
import { FrameCorner } from './frame-corner.tsx'
import { productUrlWithChoice } from './page-address.ts'
import { interceptClick } from './ratio-chips.tsx'
import { refusal } from './refusal.ts'
import { SurchargeText } from './surcharge-text.tsx'
import type { Surcharges } from './use-surcharges.ts'
import type { WallArtFormProps } from './wall-art-form-props.ts'

interface FramePickerProps {
  props: WallArtFormProps
  rules: Rules
  configuration: FrameConfiguration
  choices: FrameChoices
  surcharges: Surcharges | undefined
  onChange: (patch: FrameConfigurationInput) => void
}

const withoutFrame: FrameConfigurationInput = { frameType: undefined, matType: undefined, matSize: undefined }

/** Kind of frame, its finish, and the mat: each drawn with its profile and colour. */
export function FramePicker({
  props,
  rules,
  configuration,
  choices,
  surcharges,
  onChange,
}: FramePickerProps) {
  const { texts, path, wall } = props
  const { locale } = rules.shop
  if (choices.frames.length === 0) return null
  const frame =
    configuration.frameType === undefined ? undefined : frameOf(rules.catalogue, configuration.frameType)
  const finishes = choices.frames.find(({ kind }) => kind === frame?.kind.id)?.finishes ?? []
  const link = (patch: FrameConfigurationInput) => ({
    href: productUrlWithChoice(path, withChange(rules, configuration, patch)),
    onClick: (event: React.MouseEvent) => interceptClick(event, () => onChange(patch)),
  })

  return (
    <section className="mt-7" aria-label={texts.frame}>
      <p className="mb-2 py-1">
        {withColon(locale, texts.frame)}{' '}
        <strong className="font-semibold">
          {frame
            ? `${localised(frame.kind.name, locale)}, ${localised(frame.finish.name, locale)}`
            : texts['frame-none']}
        </strong>
      </p>
      <div
        className={`grid gap-2 ${choices.frames.length > 1 ? 'grid-cols-3 max-[359px]:grid-cols-2' : 'grid-cols-2'}`}
      >
        <a {...link(withoutFrame)} aria-current={frame ? undefined : 'true'} className="choice-card">
          <FrameCorner photo={wall.photo} />
          <Caption title={texts['frame-none']} text={texts['frame-none-text']} />
        </a>
        {choices.frames.map(({ kind, finishes: offered }) => {
          const definition = rules.catalogue.frames.find(({ id }) => id === kind)
          const shown = frame?.kind.id === kind ? frame : frameOf(rules.catalogue, kind)
          const refused = offered.every(({ allowed }) => !allowed) ? offered[0]?.code : undefined
          if (!definition || !shown) return null
          return refused ? (
            <span
              key={kind}
              aria-disabled="true"
              className="choice-card cursor-not-allowed text-on-disabled [&_img]:opacity-50"
            >
              <FrameCorner photo={wall.photo} frame={shown} />
              <Caption title={localised(definition.name, locale)} text={refusal(refused, texts)} />
            </span>
          ) : (
            <a
              key={kind}
              {...link({ frameType: kind })}
              aria-current={frame?.kind.id === kind ? 'true' : undefined}
              className="choice-card"
            >
              <FrameCorner photo={wall.photo} frame={shown} />
              <Caption title={localised(definition.name, locale)} text={localised(definition.text, locale)}>
                <SurchargeText props={props} amount={surcharges?.frames[kind]} />
              </Caption>
            </a>
          )
        })}
      </div>
      {finishes.length > 0 && (
        <fieldset className="mt-4 min-w-0">
          <legend className="mb-1 text-14 text-muted">{texts.finish}</legend>
          <SwatchRows
            swatches={finishes.flatMap(choice => {
              const finish = frameOf(rules.catalogue, choice.value)?.finish
              if (!finish) return []
              const name = localised(finish.name, locale)
              return {
                name,
                swatch: (
                  <SwatchRadio
                    key={choice.value}
                    field="frameType"
                    value={choice.value}
                    name={name}
                    colour={finish.colour}
                    edge={finish.edgeColour}
                    defaultChecked={choice.chosen}
                    disabled={!choice.allowed}
                    onChange={() => onChange({ frameType: choice.value })}
                  />
                ),
              }
            })}
          />
        </fieldset>
      )}
      {frame && choices.mats.length > 1 && (
        <fieldset className="mt-4 min-w-0">
          <legend className="mb-2 py-1">{texts.mat}</legend>
          <div className="grid grid-cols-2 gap-2 max-[359px]:grid-cols-1">
            {choices.mats.map(choice => {
              const mat = matOf(rules.catalogue, choice.value)
              const width = mat?.sizesMm[0] ?? 0
              return (
                mat && (
                  <ChoiceCard
                    key={choice.value}
                    name="matType"
                    choice={choice}
                    title={localised(mat.name, locale)}
                    text={
                      choice.allowed
                        ? width > 0
                          ? texts['mat-size'].replace('{width}', formatLength(width, locale))
                          : undefined
                        : refusal(choice.code, texts)
                    }
                    onChoose={value => onChange({ matType: value, matSize: undefined })}
                  />
                )
              )
            })}
          </div>
        </fieldset>
      )}
    </section>
  )
}

function Caption({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <span className="block px-3 pt-2.5 pb-3 leading-tight">
      <span className="block font-semibold text-14 hyphens-auto">{withSoftHyphens(title)}</span>
      <span className="mt-0.5 block text-13 text-muted hyphens-auto">
        {text}
        {children}
      </span>
    </span>
  )
}
