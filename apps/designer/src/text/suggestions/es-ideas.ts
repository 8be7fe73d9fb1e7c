import type { TextSuggestionsByOccasion } from './load-text-suggestions.ts'

export const textSuggestions: TextSuggestionsByOccasion = {
  wedding: [
    {
      role: 'message',
      words:
        'Nos damos el sí y nos encantaría celebrarlo con vosotros. Traed alegría y zapatos cómodos para bailar.',
    },
    { role: 'message', words: 'La amistad se hizo amor y el amor se hace familia. Venid a celebrarlo.' },
    { role: 'greeting', words: 'Con vosotros será perfecto' },
  ],
  birth: [
    {
      role: 'message',
      words: 'Has llegado y el mundo ya no es el mismo. Estamos muy felices y muy cansados.',
    },
    { role: 'message', words: 'Diez deditos en las manos, diez en los pies y una alegría inmensa.' },
    { role: 'greeting', words: 'Te damos la bienvenida' },
  ],
  birthday: [
    {
      role: 'message',
      words: 'Un año más, un motivo para celebrar. Venid, comed bien y quedaos hasta tarde.',
    },
    { role: 'message', words: 'No hacen falta regalos, solo vosotros. Decidnos si podéis venir.' },
    { role: 'greeting', words: 'Venid a celebrarlo' },
  ],
  'childrens-birthday': [
    { role: 'message', words: 'Habrá juegos, risas y tarta. ¡Me hace mucha ilusión que vengas!' },
    { role: 'message', words: 'Ponte ropa que se pueda manchar. Lo demás es sorpresa.' },
    { role: 'greeting', words: '¿Te vienes?' },
  ],
  christening: [
    {
      role: 'message',
      words: 'Nos encantaría compartir este día con vosotros. Después de la ceremonia comeremos juntos.',
    },
    { role: 'message', words: 'Un día de bendición y cariño: os esperamos en el bautizo.' },
    { role: 'greeting', words: 'Celebradlo con nosotros' },
  ],
  communion: [
    {
      role: 'message',
      words: 'Un día especial que queremos compartir con vosotros. Después de la misa lo celebramos en casa.',
    },
    {
      role: 'message',
      words: 'Gracias por vuestras felicitaciones y regalos. Recordaremos este día durante mucho tiempo.',
    },
    { role: 'greeting', words: 'Estáis invitados' },
  ],
  confirmation: [
    { role: 'message', words: 'Un día importante para mí. Me alegrará celebrarlo con vosotros.' },
    { role: 'message', words: 'Después de la ceremonia pasaremos un rato juntos. Os espero.' },
    { role: 'greeting', words: 'Venid a celebrarlo' },
  ],
  'catholic-confirmation': [
    {
      role: 'message',
      words: 'Con la fuerza del Espíritu Santo: me alegrará celebrar este día con vosotros.',
    },
    { role: 'message', words: 'Después de la misa pasaremos un rato juntos. Os espero.' },
    { role: 'greeting', words: 'Ven, Espíritu Santo' },
  ],
  'school-enrolment': [
    { role: 'message', words: 'La mochila está lista. Solo faltáis vosotros para celebrarlo.' },
    { role: 'message', words: '¡Por fin al cole! Habrá tarta para todos.' },
    { role: 'greeting', words: 'Allá vamos' },
  ],
  'private-christmas': [
    { role: 'message', words: 'Os deseamos luz, buena comida y a las personas que más queréis cerca.' },
    { role: 'message', words: 'Gracias por los buenos ratos de este año. ¡Hasta el próximo!' },
    { role: 'greeting', words: 'Feliz Navidad' },
  ],
  'business-christmas': [
    {
      role: 'message',
      words: 'Gracias por la colaboración de este año. Les deseamos felices fiestas y un año con salud.',
    },
    { role: 'message', words: 'Este año donamos en lugar de enviar regalos. Felices fiestas.' },
    { role: 'greeting', words: 'Felices fiestas' },
  ],
  easter: [
    { role: 'message', words: 'Os deseamos una feliz Pascua, con sol y en buena compañía.' },
    { role: 'message', words: 'Ya está aquí la primavera. Disfrutad de estos días.' },
    { role: 'greeting', words: 'Feliz Pascua' },
  ],
  mourning: [
    {
      role: 'message',
      words: 'Con amor y gratitud nos despedimos. La ceremonia se celebrará en la intimidad.',
    },
    {
      role: 'message',
      words: 'Gracias por cada palabra, cada abrazo y cada recuerdo en silencio. Nos han sostenido.',
    },
    { role: 'greeting', words: 'Siempre en el recuerdo' },
  ],
}
