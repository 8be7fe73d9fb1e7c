import { Camera } from 'lucide-react'
import { lazyPart } from '../shell/lazy-part.tsx'
import { useDesigner, useView } from '../state/designer-context.ts'
import type { RoomName, WallColour } from '../state/view-state.ts'
import { ROOMS, WALL_TINTS } from './rooms.ts'
import { WrapView } from './wrap-view.tsx'

const RoomPhotoPanel = lazyPart(() => import('./room-photo/room-photo-panel.tsx').then(one => one.default))

/** Left panel of "Ansehen": room, wall colour, light and other sizes; with a room photo, the items on that wall. */
export function RoomPanel() {
  const { t } = useDesigner()
  const room = useView(state => state.room)
  return (
    <div className="zone-scroll">
      <section className="panel">
        <div className="panel-head">
          <h2>{t('view.room')}</h2>
        </div>
        <fieldset className="rooms" aria-label={t('view.room')}>
          <RoomOptions />
        </fieldset>
      </section>
      <WrapView />
      {room === 'own' ? <RoomPhotoPanel /> : <LightAndColour />}
    </div>
  )
}

/** The shop's rooms and the visitor's room photo, as images or as plain text. */
export function RoomOptions({ plain = false }: { plain?: boolean }) {
  const { t, view } = useDesigner()
  const chosen = useView(state => state.room)
  const group = plain ? 'room-row' : 'room'
  const rooms = [...(Object.keys(ROOMS) as RoomName[]), 'own'] as const
  return rooms.map(room => (
    <div className="option" key={room}>
      <input
        type="radio"
        name={group}
        id={`${group}-${room}`}
        checked={chosen === room}
        onChange={() => view.set({ room })}
      />
      <label htmlFor={`${group}-${room}`}>
        {!plain && room !== 'own' && <img src={ROOMS[room].thumb} alt="" />}
        {!plain && room === 'own' && (
          <span className="own-tile">
            <Camera size={22} aria-hidden />
          </span>
        )}
        {t(room === 'own' ? 'wall.own' : `view.${room}`)}
      </label>
    </div>
  ))
}

/** Options of the shop's rooms. */
function LightAndColour() {
  const { t, view } = useDesigner()
  const colour = useView(state => state.colour)
  const warmth = useView(state => state.warmth)
  const compare = useView(state => state.compare)
  return (
    <>
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
          data-shade="light"
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
    </>
  )
}
