import { RadioCard } from '@passepartout/ui/radio-card'
import { Swatch, SwatchDots, SwatchRadio } from '@passepartout/ui/swatch'
import { Group, Row, State } from './group.tsx'

const COLOURS = [
  { name: 'Sage', swatch: '#9db09a' },
  { name: 'Blush', swatch: '#f4ddd2' },
  { name: 'Night', swatch: '#1e2a44' },
  { name: 'White', swatch: '#ffffff' },
]

export function Choices() {
  const picture = <span className="ui-sample size-full" />
  return (
    <>
      <Group id="radio-cards" title="Radio cards" text="What cannot be chosen is shown, and says why.">
        <div className="ui-cards">
          <RadioCard name="ui-plain" title="Matt" text="Soft light" />
          <RadioCard name="ui-plain" title="Chosen" text="Deep colours" defaultChecked />
          <RadioCard name="ui-off" title="Not here" text="Up to 60 × 40 cm" disabled />
          <RadioCard name="ui-picture" title="With a picture" text="From 29 €" picture={picture} />
          <RadioCard name="ui-picture" title="Chosen" text="Included" picture={picture} defaultChecked />
          <RadioCard name="ui-picture" title="Not here" text="Only landscape" picture={picture} disabled />
        </div>
        <Row>
          {['hover', 'focus'].map(state => (
            <State key={state} name={state}>
              <label className="choice-card" data-state={state}>
                <span className="ui-card">
                  <input type="radio" name="ui-state" data-state={state} /> Satin
                </span>
              </label>
            </State>
          ))}
        </Row>
      </Group>
      <Group id="swatches" title="Swatches">
        <Row>
          <State name="links">
            <ul className="flex gap-1">
              {COLOURS.map(({ name, swatch }, index) => (
                <li key={name}>
                  <a href="#swatches" aria-current={index === 1 ? 'true' : undefined} className="swatch">
                    <Swatch colour={swatch} name={name} />
                  </a>
                </li>
              ))}
            </ul>
          </State>
          <State name="radios">
            <div className="flex gap-1">
              {COLOURS.map(({ name, swatch }, index) => (
                <SwatchRadio
                  key={name}
                  field="ui-swatch"
                  colour={swatch}
                  edge="#d8cfc2"
                  name={name}
                  defaultChecked={index === 0}
                  disabled={index === 3}
                />
              ))}
            </div>
          </State>
          <State name="hover">
            <a href="#swatches" className="swatch" data-state="hover">
              <Swatch colour="#9db09a" name="Sage" />
            </a>
          </State>
          <State name="focus">
            <a href="#swatches" className="swatch" data-state="focus">
              <Swatch colour="#9db09a" name="Sage" />
            </a>
          </State>
          <State name="SwatchDots">
            <SwatchDots colours={COLOURS} spoken="4 colours" />
          </State>
        </Row>
      </Group>
    </>
  )
}
