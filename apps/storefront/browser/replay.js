// Plays a recorded visit with rrweb, in a frame without scripts: anybody can send the shop a recording. Pieces are
// fetched one after the other; one that is no list of events is left out.
const { Replayer } = window.rrweb
const stage = document.querySelector('[data-stage]')
const part = name => document.querySelector(`[data-part=${name}]`)

async function eventsOf(address) {
  const events = []
  for (let after = 0; ; ) {
    const answer = await fetch(`${address}?after=${after}`)
    if (!answer.ok) throw new Error(String(answer.status))
    const pieces = await answer.json()
    const last = pieces.at(-1)
    if (!last) return events
    after = last.part
    for (const piece of pieces) {
      try {
        events.push(...JSON.parse(piece.events).filter(event => typeof event?.timestamp === 'number'))
      } catch {
        part('torn').hidden = false
      }
    }
  }
}

const clock = milliseconds => {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function play(events) {
  const replayer = new Replayer(events, {
    root: stage,
    mouseTail: false,
    skipInactive: true,
    showWarning: false,
  })
  replayer.iframe.title = stage.dataset.title
  const { totalTime } = replayer.getMetaData()
  const [button, slider, time, speed] = ['play', 'slider', 'time', 'speed'].map(part)
  let isPlaying = false
  const show = playing => {
    isPlaying = playing
    button.textContent = playing ? button.dataset.pause : button.dataset.play
  }
  const fit = ({ width, height }) => {
    const scale = Math.min(1, stage.clientWidth / width)
    replayer.wrapper.style.transform = `scale(${scale})`
    stage.style.height = `${height * scale}px`
  }
  replayer.on('resize', fit)
  replayer.on('finish', () => show(false))
  button.addEventListener('click', () => {
    if (isPlaying) replayer.pause()
    else replayer.play(slider.valueAsNumber >= totalTime ? 0 : slider.valueAsNumber)
    show(!isPlaying)
  })
  slider.max = String(totalTime)
  slider.addEventListener('input', () => {
    replayer.pause(slider.valueAsNumber)
    show(false)
  })
  speed.addEventListener('change', () => replayer.setConfig({ speed: Number(speed.value) }))
  setInterval(() => {
    if (isPlaying) slider.value = String(replayer.getCurrentTime())
    time.textContent = `${clock(slider.valueAsNumber)} / ${clock(totalTime)}`
    slider.setAttribute('aria-valuetext', time.textContent)
  }, 200)
  part('controls').hidden = false
  replayer.pause(0)
}

try {
  const events = await eventsOf(stage.dataset.stage)
  play(events.toSorted((a, b) => a.timestamp - b.timestamp))
} catch {
  part('failed').hidden = false
}
