/** Spanish messages for reporting a problem. */
export const esProblem = {
  'problem.open': 'Informar de un problema',
  'problem.title': 'Informar de un problema',
  'problem.lead': '¿Qué ha fallado? Cuanto más precisa sea la descripción de los pasos, antes se arregla.',
  'problem.words': '¿Qué ha pasado?',
  'problem.email': 'Correo para una respuesta (opcional)',
  'problem.emailNote': 'Sin dirección leemos el mensaje, pero no podemos responder.',
  'problem.agree': 'Permito que se vea el diseño para encontrar la causa',
  'problem.agreeNote':
    'Solo entonces el informe indica de qué diseño se trata. Las fotos no se envían nunca.',
  'problem.sent': 'Esto es lo que se envía',
  'problem.window': 'Ventana: {width} × {height} píxeles',
  'problem.browser': 'Navegador: {browser}',
  'problem.steps': 'Los últimos pasos, sin textos ni nombres de archivo:',
  'problem.noSteps': 'Todavía no hay pasos.',
  'problem.design': 'Diseño: {id}',
  'problem.send': 'Enviar el mensaje',
  'problem.thanks': 'Gracias, el mensaje ha llegado.',
  'problem.failed': 'El mensaje no ha salido. Lo escrito sigue aquí.',
} as const
