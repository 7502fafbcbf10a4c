/** Whoever runs the site, for checks and measurements: nobody real, and in production every one of these must be given. */
export const exampleOperator = {
  OPERATOR_NAME: 'Aube Claire SAS',
  OPERATOR_LEGAL_FORM: 'SAS au capital de 1 000 €',
  OPERATOR_ADDRESS: '1 rue de l’Exemple, 75000 Paris, France',
  OPERATOR_REGISTRATION: 'RCS Paris 000 000 000',
  OPERATOR_DIRECTOR: 'Claire Exemple',
  OPERATOR_PHONE: '+33 1 99 00 00 00',
  OPERATOR_EMAIL: 'bonjour@aube-claire.example',
  OPERATOR_SECURITY_EMAIL: 'failles@aube-claire.example',
  OPERATOR_MEDIATOR: 'Médiateur d’exemple, mediateur.example',
  HOSTING_NAME: 'Hébergeur d’exemple',
  HOSTING_ADDRESS: '2 rue de l’Exemple, 59000 Lille, France',
  HOSTING_PHONE: '+33 1 99 00 00 01',
};

/** Completes an environment with the example operator, so that the legal notice of a demo has no empty line. */
export function withExampleOperator<Env extends Record<string, string | undefined>>(env: Env): Env {
  const missing = Object.entries(exampleOperator).filter(([key]) => !env[key]);
  return { ...env, ...Object.fromEntries(missing) };
}
