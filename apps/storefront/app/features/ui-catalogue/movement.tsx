import { Countdown } from '@passepartout/ui/countdown'
import { Slider } from '@passepartout/ui/slider'
import { Group } from './group.tsx'

const SLIDES = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']

export function Movement() {
  return (
    <>
      <Group
        id="slider"
        title="Slider"
        text="Scrolls and snaps by itself; buttons and arrow keys come with the script and take 500 ms."
      >
        <div className="ui-still">
          <Slider label="Examples" previous="Previous" next="Next">
            {SLIDES.map(name => (
              <li key={name} className="ui-slide">
                {name}
              </li>
            ))}
          </Slider>
        </div>
      </Group>
      <Group id="countdown" title="Countdown">
        <div className="group/countdown ui-still" data-alive="">
          <Countdown
            units={[
              { unit: 'days', value: '3', word: 'days' },
              { unit: 'hours', value: '07', word: 'hours' },
              { unit: 'minutes', value: '42', word: 'minutes' },
              { unit: 'seconds', value: '05', word: 'seconds' },
            ]}
          />
        </div>
      </Group>
    </>
  )
}
