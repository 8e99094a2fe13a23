import { hubSource } from '@sanierungsweg/lead-widget/sandbox';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

/** Emits the page and the sandbox hub beside the bundle. */
function page(compiler) {
  compiler.hooks.thisCompilation.tap('page', (compilation) => {
    compilation.hooks.processAssets.tap('page', () => {
      compilation.emitAsset('js/hub.js', new webpack.sources.RawSource(hubSource()));
      compilation.emitAsset('index.html', new webpack.sources.RawSource(HTML));
    });
  });
}

const HTML = `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Musterportal mit webpack</title>
    <link rel="stylesheet" href="/main.css">
    <script defer src="/main.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

export default {
  mode: 'production',
  entry: './src/main.tsx',
  output: { publicPath: '/', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  // What React alone weighs is more than webpack's advice.
  performance: { hints: false },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'ts-loader', exclude: /node_modules/ },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.(svg|woff2)$/, type: 'asset/resource' },
    ],
  },
  plugins: [new MiniCssExtractPlugin(), { apply: page }],
};
