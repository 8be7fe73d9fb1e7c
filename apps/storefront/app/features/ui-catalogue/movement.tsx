import { Slider } from '@passepartout/ui/slider'
import { Group } from './group.tsx'

const SLIDES = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']

export function Movement() {
  return (
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
  )
}
