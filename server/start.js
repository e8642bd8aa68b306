/**
 * Starts Shortlist. Plain JavaScript without imports, so that any Node from 12 on can parse it and say in words what is
 * missing; everything else is TypeScript that Node runs by itself.
 *
 *   node server/start.js          builds the web if it must, serves the product
 *   node server/start.js --dev    the same with reload on change
 *   node server/start.js --keys   prints the two API keys
 *   node server/start.js --admin grant|revoke someone@example.com, or list
 *   node server/start.js --backup FILE, --restore FILE, --check [FILE], --export FOLDER, --import FOLDER
 *   node server/start.js --check-payments   holds the variables against the account at Stripe
 */
const [major, minor] = process.versions.node.split('.').map(Number);

// From 22.18 on Node strips types without a flag.
if (major < 22 || (major === 22 && minor < 18) || (major === 23 && minor < 6)) {
  console.error(
    `Shortlist needs Node 24 or newer; this is Node ${process.versions.node}.\n` +
      'Run it through npm (npm ci && npm start), which brings its own Node along, or install Node 24.',
  );
  process.exitCode = 1;
} else {
  import('./launch.ts')
    .then((launcher) => launcher.launch(process.argv.slice(2), process.env))
    .catch((error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
}
