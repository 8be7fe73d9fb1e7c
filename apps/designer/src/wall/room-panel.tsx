import { useDesigner, useView } from '../state/designer-context.ts'
import type { Room, WallColour } from '../state/view-state.ts'
import { ROOMS, WALL_TINTS } from './rooms.ts'

/** Left zone of "see it": room, wall colour, light, other sizes. */
export function RoomPanel() {
  const { t, view } = useDesigner()
  const room = useView(state => state.room)
  const colour = useView(state => state.colour)
  const warmth = useView(state => state.warmth)
  const compare = useView(state => state.compare)
  return (
    <div className="zone-scroll">
      <section className="panel">
        <div className="panel-head">
          <h2>{t('view.room')}</h2>
        </div>
        <fieldset className="rooms" aria-label={t('view.room')}>
          {(Object.keys(ROOMS) as Room[]).map(name => (
            <div className="option" key={name}>
              <input
                type="radio"
                name="room"
                id={`room-${name}`}
                checked={room === name}
                onChange={() => view.set({ room: name })}
              />
              <label htmlFor={`room-${name}`}>
                <img src={ROOMS[name].thumb} alt="" />
                {t(`view.${name}`)}
              </label>
            </div>
          ))}
        </fieldset>
      </section>
      <section className="panel">
        <div className="panel-head">
          <h3>{t('view.colour')}</h3>
          <span className="aside">{t(`colour.${colour}`)}</span>
        </div>
        <fieldset className="colours" aria-label={t('view.colour')}>
          {(Object.keys(WALL_TINTS) as WallColour[]).map(name => (
            <div className="option" key={name}>
              <input
                type="radio"
                name="colour"
                id={`colour-${name}`}
                checked={colour === name}
                onChange={() => view.set({ colour: name })}
              />
              <label
                htmlFor={`colour-${name}`}
                style={{ background: WALL_TINTS[name].shown }}
                title={t(`colour.${name}`)}
              >
                <span className="quiet">{t(`colour.${name}`)}</span>
              </label>
            </div>
          ))}
        </fieldset>
      </section>
      <section className="panel">
        <label htmlFor="warmth" className="strong" style={{ fontSize: '0.9375rem' }}>
          {t('view.lightTitle')}
        </label>
        <input
          id="warmth"
          className="slider"
          data-track="light"
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={warmth}
          onChange={event => view.set({ warmth: Number(event.currentTarget.value) })}
        />
        <p className="slider-ends">
          <span>{t('view.evening')}</span>
          <span>{t('view.daylight')}</span>
        </p>
      </section>
      <section className="panel switch-row">
        <label htmlFor="compare">
          <strong>{t('view.compare')}</strong>
          <br />
          <span className="muted">{t('view.compareText')}</span>
        </label>
        <input
          id="compare"
          type="checkbox"
          className="switch"
          checked={compare}
          onChange={event => view.set({ compare: event.currentTarget.checked })}
        />
      </section>
    </div>
  )
}
