import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  dialogTitles: { login: 'Inicia sesión en tu cuenta', register: 'Crea una cuenta' },
  tabs: { label: 'Iniciar sesión o registrarse', login: 'Iniciar sesión', register: 'Registrarse' },
  email: 'Correo electrónico',
  emailRequired: 'Escribe tu correo electrónico.',
  password: 'Contraseña',
  passwordRequired: 'Escribe tu contraseña.',
  passwordChosen: 'Elige una contraseña.',
  passwordHint: (least) => `La contraseña debe tener al menos ${least} caracteres`,
  passwordPlaceholder: (least) => `Al menos ${least} caracteres`,
  showCharacters: 'Mostrar los caracteres',
  hideCharacters: 'Ocultar los caracteres',
  name: 'Nombre',
  optional: '(opcional)',
  login: 'Iniciar sesión',
  loggingIn: 'Iniciando sesión…',
  register: 'Registrarse',
  registering: 'Creando la cuenta…',
  loginPage: {
    title: 'Iniciar sesión',
    heading: 'Inicia sesión en tu cuenta',
    other: '¿No tienes cuenta?',
    otherLink: 'Regístrate',
  },
  registerPage: {
    title: 'Registrarse',
    heading: 'Crea una cuenta',
    other: '¿Ya tienes cuenta?',
    otherLink: 'Inicia sesión',
  },
  forgotLink: '¿Has olvidado la contraseña?',
  sending: 'Enviando…',
  emailCode: {
    open: 'Prefiero un código por correo',
    close: 'Prefiero usar mi contraseña',
    intro: 'Enviamos un enlace y un código a tu correo. Con cualquiera de los dos inicias sesión.',
    button: 'Enviar código',
    sent: (email) =>
      `Si ${email} tiene una cuenta, ya hemos enviado un correo. Escribe aquí su código o abre su enlace.`,
  },
  organisation: {
    open: 'Iniciar sesión con tu organización',
    intro: 'Tu organización inicia tu sesión en su propia página. La encontramos por tu correo del trabajo.',
    button: 'Continuar',
  },
  confirm: {
    heading: 'Revisa tu correo',
    sent: (email) =>
      `Hemos enviado un correo a ${email}. Escribe aquí su código, o abre su enlace, para confirmar la dirección e iniciar sesión.`,
  },
  code: {
    label: 'Código',
    tooShort: 'Escribe los 6 dígitos del código.',
    verify: 'Confirmar',
    verifying: 'Confirmando…',
    failed: 'El código no se ha aceptado. Revísalo o pide otro.',
    notSent: 'No se ha podido enviar el correo. Inténtalo de nuevo en un momento.',
    resend: 'Enviar de nuevo',
    resendIn: (seconds) => `Enviar de nuevo en ${seconds} s`,
    back: 'Atrás',
  },
  forgot: {
    title: 'Contraseña olvidada',
    heading: '¿Has olvidado tu contraseña?',
    intro: 'Enviamos un enlace y un código a tu correo. Con cualquiera de los dos puedes elegir una contraseña nueva.',
    button: 'Enviar correo',
    sent: (email) =>
      `Si ${email} tiene una cuenta, ya hemos enviado un correo. Escribe aquí su código o abre su enlace.`,
    other: '¿Ya la recuerdas?',
    otherLink: 'Inicia sesión',
  },
  reset: {
    title: 'Contraseña nueva',
    heading: 'Elige una contraseña nueva',
    loading: 'Abriendo tu enlace…',
    expired: 'Este enlace ya se ha usado o ha caducado. Pide otro.',
    again: 'Enviar otro correo',
    save: 'Guardar contraseña',
    saving: 'Guardando…',
    failed: 'No se ha podido guardar la contraseña. Inténtalo de nuevo.',
    done: { title: 'Contraseña cambiada', description: 'Se ha cerrado la sesión en tus otros dispositivos.' },
    saved: { title: 'Contraseña guardada', description: 'A partir de ahora puedes iniciar sesión con ella.' },
    reasons: {
      notBegunHere:
        'Tu dirección está confirmada. El registro no empezó en este navegador, así que no se ha conservado su contraseña: cualquiera podría haberla elegido. Elige la tuya.',
      invited: 'Te damos la bienvenida. Elige la contraseña de tu cuenta nueva.',
    },
  },
  link: {
    kinds: {
      signup: {
        heading: 'Confirma tu dirección',
        description: 'Así confirmas tu correo electrónico e inicias sesión.',
        button: 'Confirmar la dirección',
      },
      invite: {
        heading: 'Tienes una invitación',
        description: 'Así aceptas la invitación e inicias sesión. Después eliges una contraseña.',
        button: 'Aceptar la invitación',
      },
      magiclink: {
        heading: 'Inicia sesión',
        description: 'Este enlace inicia sesión en tu cuenta.',
        button: 'Iniciar sesión',
      },
      recovery: {
        heading: 'Restablece tu contraseña',
        description: 'Así inicias sesión y eliges una contraseña nueva.',
        button: 'Elegir una contraseña nueva',
      },
      email_change: {
        heading: 'Confirma el cambio',
        description: 'Así confirmas el cambio del correo electrónico de tu cuenta.',
        button: 'Confirmar el cambio',
      },
    },
    again: {
      signup: 'Ir a iniciar sesión',
      invite: 'Ir a iniciar sesión',
      magiclink: 'Ir a iniciar sesión',
      recovery: 'Enviar otro correo',
      email_change: 'Ir a iniciar sesión',
    },
    replaces: (email) =>
      `En este navegador tienes la sesión iniciada como ${email}. Si el correo llegó a otra dirección, se iniciará sesión en esa cuenta.`,
    opening: 'Un momento…',
    over: 'Este enlace ya se ha usado o ha caducado. Pide otro.',
    failed: 'No se ha podido comprobar el enlace. Inténtalo de nuevo en un momento.',
    firstOfTwo: {
      title: 'Enlace aceptado',
      description: 'Ahora abre también el enlace del correo enviado a tu otra dirección.',
    },
    notBegunHere: {
      title: 'Este inicio de sesión no se ha completado',
      description:
        'No empezó en este navegador, o empezó hace demasiado tiempo. Aquí no ha cambiado nada. Si lo empezaste tú, hazlo de nuevo en este navegador.',
      start: 'Empezar de nuevo',
      account: 'Ir a tu cuenta',
    },
  },
  secondFactor: {
    heading: 'Segundo paso',
    description:
      'Tu cuenta está protegida con un segundo paso. Abre tu aplicación de autenticación y escribe su código.',
    phoneDescription: 'Tu cuenta está protegida con un segundo paso. Enviamos su código a tu teléfono.',
    phoneSent: 'El código va de camino a tu teléfono.',
    which: '¿Cuál?',
    unnamed: (number) => `Aplicación ${number}`,
    label: 'Código de la aplicación',
    phoneLabel: 'Código del mensaje',
    send: 'Enviar código',
    notSent: 'No se ha podido enviar el mensaje. Inténtalo de nuevo en un momento.',
    button: 'Continuar',
    other: 'Usar otra cuenta',
  },
  proof: {
    title: 'Confirma que eres tú',
    description:
      'Hace un rato que iniciaste sesión. Vuelve a iniciarla para cambiar el acceso a esta cuenta; después seguimos donde estabas.',
    button: 'Confirmar',
    failed: 'No ha funcionado. Inténtalo de nuevo.',
  },
  providers: {
    or: 'o',
    continue: (name) => `Continuar con ${name}`,
    failedTitle: 'No se ha podido iniciar sesión',
    failed: 'No se ha podido abrir la página de este proveedor.',
  },
});
