import { ArrowRightIcon, CloseIcon, FilterIcon, MailIcon } from '@passepartout/ui/icons'
import { SegmentedControl } from '@passepartout/ui/segmented-control'
import { Group, Row, State } from './group.tsx'

const LOOKS = ['primary', 'secondary', 'accent'] as const
const STATES = ['hover', 'focus', 'active'] as const

export function Actions() {
  return (
    <>
      <Group id="buttons" title="Buttons" text="One filled button per block; what repeats is outlined.">
        {LOOKS.map(look => (
          <Row key={look}>
            <State name={`button-${look}`}>
              <button type="button" className={`button button-${look}`}>
                Design now
              </button>
            </State>
            {STATES.map(state => (
              <State key={state} name={state}>
                <button type="button" data-state={state} className={`button button-${look}`}>
                  Design now
                </button>
              </State>
            ))}
            <State name="aria-busy">
              <button type="button" aria-busy="true" className={`button button-${look}`}>
                Design now
              </button>
            </State>
            <State name="disabled">
              <button type="button" disabled className={`button button-${look}`}>
                Design now
              </button>
            </State>
          </Row>
        ))}
        <Row>
          <State name="button-small">
            <button type="button" className="button button-primary button-small">
              Apply
            </button>
          </State>
          <State name="button-large, icon">
            <button type="button" className="button button-primary button-large">
              To checkout
              <ArrowRightIcon size={20} />
            </button>
          </State>
          <State name="a link">
            <a href="#buttons" className="button button-secondary">
              <MailIcon size={20} />
              Write to us
            </a>
          </State>
          <div className="ui-band">
            <a href="#buttons" className="button button-paper">
              button-paper
            </a>
          </div>
        </Row>
      </Group>
      <Group id="links" title="Links">
        <Row>
          <State name="text-link">
            <a href="#links" className="text-link hit-44">
              Size and care
            </a>
          </State>
          {STATES.map(state => (
            <State key={state} name={state}>
              <a href="#links" data-state={state} className="text-link hit-44">
                Size and care
              </a>
            </State>
          ))}
        </Row>
      </Group>
      <Group id="chips" title="Chips, segments, badges">
        <Row>
          <State name="chip">
            <button type="button" className="chip">
              <FilterIcon size={18} />
              Filter
            </button>
          </State>
          <State name="hover">
            <button type="button" data-state="hover" className="chip">
              Portrait
            </button>
          </State>
          <State name="focus">
            <button type="button" data-state="focus" className="chip">
              Portrait
            </button>
          </State>
          <State name="chosen">
            <button type="button" aria-pressed="true" className="chip">
              Landscape
            </button>
          </State>
          <State name="in force, with its way out">
            <a href="#chips" className="chip">
              Green
              <CloseIcon size={16} />
            </a>
          </State>
        </Row>
        <Row>
          <State name="Segments">
            <SegmentedControl
              label="Sorting"
              options={['Popular', 'Newest', 'Price'].map((text, index) => ({
                key: text,
                text,
                href: '#chips',
                here: index === 0,
              }))}
            />
          </State>
          <State name="badge">
            <span className="badge">New</span>
          </State>
        </Row>
      </Group>
    </>
  )
}
